ALTER TABLE "orders" ADD COLUMN "period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_released" boolean DEFAULT false NOT NULL;