CREATE TABLE "step_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "step_counts_day_step_pk" PRIMARY KEY("day","step")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "may_remind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "score" double precision GENERATED ALWAYS AS ((document -> 'analysis' ->> 'overallScore')::float8) STORED;