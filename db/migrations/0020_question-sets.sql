CREATE TABLE "question_sets" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"questions" jsonb,
	"held_until" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "question_sets" ADD CONSTRAINT "question_sets_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;