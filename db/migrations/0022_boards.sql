CREATE TABLE "check_decisions" (
	"check_id" text NOT NULL,
	"host_digest" text NOT NULL,
	"contested_at" timestamp with time zone NOT NULL,
	"is_upheld" boolean,
	CONSTRAINT "check_decisions_check_id_host_digest_pk" PRIMARY KEY("check_id","host_digest")
);
--> statement-breakpoint
CREATE TABLE "check_shown" (
	"day" date NOT NULL,
	"check_id" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "check_shown_day_check_id_pk" PRIMARY KEY("day","check_id")
);
--> statement-breakpoint
CREATE TABLE "check_standing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_standing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_id" text NOT NULL,
	"standing" text NOT NULL,
	"note" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitor_opt_outs" (
	"host" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "competitor_reads" (
	"host" text PRIMARY KEY NOT NULL,
	"website" text NOT NULL,
	"state" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"evidence" json,
	"page_limit" integer NOT NULL,
	"read_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitors" (
	"site_id" text NOT NULL,
	"host" text NOT NULL,
	"website" text NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competitors_site_id_host_pk" PRIMARY KEY("site_id","host")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"report_id" text NOT NULL,
	"check_id" text NOT NULL,
	"task_key" text NOT NULL,
	"reason" text NOT NULL,
	"url" text,
	"words" text,
	"note" text,
	"answer" text,
	"outcome" text,
	"sentence" text DEFAULT '' NOT NULL,
	"nearest" text,
	"hint" text,
	"proofs" json NOT NULL,
	"about" json NOT NULL,
	"report_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"person_asked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"contest_id" text NOT NULL,
	"correction" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rechecks" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"report_id" text NOT NULL,
	"check_id" text NOT NULL,
	"task_key" text NOT NULL,
	"share_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" json,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"site_id" text PRIMARY KEY NOT NULL,
	"stop_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	"ended" text
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"report_id" text NOT NULL,
	"version" integer NOT NULL,
	"cause" text NOT NULL,
	"title" text NOT NULL,
	"document" json NOT NULL,
	"patch" json,
	"by_rules" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_versions_report_id_version_pk" PRIMARY KEY("report_id","version")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"label" text NOT NULL,
	"check_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"host" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"check_id" text NOT NULL,
	"task_key" text NOT NULL,
	"state" text NOT NULL,
	"by" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_states" (
	"site_id" text NOT NULL,
	"check_id" text NOT NULL,
	"task_key" text NOT NULL,
	"mark" text,
	"marked_by" text,
	"marked_at" timestamp with time zone,
	"reason" text,
	"seen" text,
	"seen_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"outcome" json,
	"shown" json,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "task_states_site_id_check_id_pk" PRIMARY KEY("site_id","check_id")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "first_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "by_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "followed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rechecks" ADD CONSTRAINT "rechecks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rechecks" ADD CONSTRAINT "rechecks_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_states" ADD CONSTRAINT "task_states_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_standing_check" ON "check_standing" USING btree ("check_id","id");--> statement-breakpoint
CREATE INDEX "contests_site" ON "contests" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "contests_age" ON "contests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "corrections_site" ON "corrections" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "rechecks_site" ON "rechecks" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rechecks_one_at_a_time" ON "rechecks" USING btree ("site_id","check_id") WHERE "rechecks"."state" in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "shares_site" ON "shares" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_owner_host" ON "sites" USING btree ("owner","host");--> statement-breakpoint
CREATE INDEX "task_events_site" ON "task_events" USING btree ("site_id","id");--> statement-breakpoint
UPDATE "reports" SET "first_version" = "run_number", "followed_at" = coalesce("published_at", "created_at") WHERE "document" IS NOT NULL;
