CREATE TABLE "crawler_ranges" (
	"file" text PRIMARY KEY NOT NULL,
	"prefixes" json NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
