CREATE TABLE "kept_quizzes" (
	"id" text PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"step" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_quizzes_age" ON "kept_quizzes" USING btree ("created_at");