DROP INDEX "conversations_intent";--> statement-breakpoint
CREATE INDEX "conversations_by_intent" ON "conversations" USING btree ("intent","id");