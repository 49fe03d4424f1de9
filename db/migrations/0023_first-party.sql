CREATE TABLE "first_party_imports" (
	"report_id" text NOT NULL,
	"source" text NOT NULL,
	"dimension" text NOT NULL,
	"summary" json NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "first_party_imports_report_id_source_dimension_pk" PRIMARY KEY("report_id","source","dimension")
);
--> statement-breakpoint
ALTER TABLE "first_party_imports" ADD CONSTRAINT "first_party_imports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;