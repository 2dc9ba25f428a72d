-- AlterTable
ALTER TABLE "idempotent_requests" ADD COLUMN     "generation_id" UUID;

-- CreateIndex
CREATE INDEX "idempotent_requests_generation_id_idx" ON "idempotent_requests"("generation_id");

-- AddForeignKey
ALTER TABLE "idempotent_requests" ADD CONSTRAINT "idempotent_requests_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE SET NULL ON UPDATE CASCADE;
