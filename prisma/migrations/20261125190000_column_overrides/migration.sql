-- AlterTable
ALTER TABLE "datasets" ADD COLUMN     "overrides" JSON NOT NULL DEFAULT '{}',
ADD COLUMN     "undone" TEXT[] DEFAULT ARRAY[]::TEXT[];
