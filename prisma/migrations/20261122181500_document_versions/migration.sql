-- AlterTable
ALTER TABLE "dashboards" ADD COLUMN     "document_version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "payload_version" INTEGER NOT NULL DEFAULT 1;
