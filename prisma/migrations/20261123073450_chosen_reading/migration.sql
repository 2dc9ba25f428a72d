-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "shape" TEXT,
ADD COLUMN     "sheet" TEXT;
