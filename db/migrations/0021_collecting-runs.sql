ALTER TABLE "assessments" ADD COLUMN "collecting_for" text;--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_collecting" ON "assessments" USING btree ("collecting_for");