CREATE TABLE "looks" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"website" text NOT NULL,
	"look" jsonb NOT NULL,
	"proposals" jsonb NOT NULL,
	"unread" text,
	"took_ms" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "looks_host" ON "looks" USING btree ("host","seen_at");--> statement-breakpoint
CREATE INDEX "looks_age" ON "looks" USING btree ("seen_at");