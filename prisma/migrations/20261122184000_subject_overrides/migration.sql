-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "outcome" TEXT,
ADD COLUMN     "event_time" TEXT[] DEFAULT ARRAY[]::TEXT[];
