CREATE TABLE "website_scans" (
	"host" text PRIMARY KEY NOT NULL,
	"proposals" jsonb NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "website_scans_age" ON "website_scans" USING btree ("scanned_at");