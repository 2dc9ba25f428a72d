-- AlterTable
ALTER TABLE "blocks" ADD COLUMN     "sentence" TEXT;
