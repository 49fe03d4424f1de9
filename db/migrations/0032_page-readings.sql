CREATE TABLE "page_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"assessment_id" text,
	"calls" integer NOT NULL,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	"reserved_micros" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_readings" ADD CONSTRAINT "page_readings_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_readings_run" ON "page_readings" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "page_readings_started" ON "page_readings" USING btree ("started_at");