ALTER TABLE "reports" ADD COLUMN "pdfs_set" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "readings_in_all" integer DEFAULT 1 NOT NULL;