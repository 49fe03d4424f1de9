CREATE TABLE "badges" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"facts" json,
	"facts_of" text,
	CONSTRAINT "badges_site_id_unique" UNIQUE("site_id")
);
--> statement-breakpoint
CREATE TABLE "field_figures" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"figures" json NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "is_uncounted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;