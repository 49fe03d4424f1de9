CREATE TABLE "model_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_answers_age" ON "model_answers" USING btree ("answered_at");