-- AlterTable
ALTER TABLE "share_views" ADD COLUMN     "browser_digest" TEXT;
