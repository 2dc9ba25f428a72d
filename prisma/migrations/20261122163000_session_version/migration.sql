-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "session_version" INTEGER NOT NULL DEFAULT 0;
