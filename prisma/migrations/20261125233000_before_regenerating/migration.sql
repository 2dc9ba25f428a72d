-- AlterTable
ALTER TABLE "dashboards" ADD COLUMN     "before" JSON;

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "given" JSON;
