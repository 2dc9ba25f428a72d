-- AlterTable
ALTER TABLE "blocks" ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "made" JSON,
ADD COLUMN     "removed_at" TIMESTAMPTZ(3);
