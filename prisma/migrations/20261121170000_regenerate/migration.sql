-- AlterTable
ALTER TABLE "dashboards" ADD COLUMN     "edited_fields" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "is_regeneration" BOOLEAN NOT NULL DEFAULT false;

