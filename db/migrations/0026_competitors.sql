CREATE TABLE "compared_sides" (
	"site_id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"version" integer NOT NULL,
	"compared" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competitor_reads" ADD COLUMN "nearest" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "readings" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "compared" json;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "score" double precision GENERATED ALWAYS AS ((document -> 'analysis' ->> 'overallScore')::float8) STORED;--> statement-breakpoint
ALTER TABLE "compared_sides" ADD CONSTRAINT "compared_sides_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_sides" ADD CONSTRAINT "compared_sides_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;