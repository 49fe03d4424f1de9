CREATE TABLE "crawler_logs" (
	"report_id" text PRIMARY KEY NOT NULL,
	"summary" json NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crawler_logs" ADD CONSTRAINT "crawler_logs_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;