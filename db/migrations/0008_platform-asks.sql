CREATE TABLE "platform_asks" (
	"assessment_id" text NOT NULL,
	"platform" text NOT NULL,
	"prompt_id" text NOT NULL,
	"run" integer NOT NULL,
	"prompt_set_version" text NOT NULL,
	"status" text NOT NULL,
	"calls" integer DEFAULT 1 NOT NULL,
	"answer" json,
	"raw" json,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	"reserved_micros" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "platform_asks_assessment_id_platform_prompt_id_run_pk" PRIMARY KEY("assessment_id","platform","prompt_id","run")
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "ask_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "ask_owner" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_asks" ADD CONSTRAINT "platform_asks_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_asks_started" ON "platform_asks" USING btree ("started_at");