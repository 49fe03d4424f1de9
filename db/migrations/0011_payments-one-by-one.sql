CREATE TABLE "payment_reconciliations" (
	"provider" text PRIMARY KEY NOT NULL,
	"up_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ends_with_period" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_invoices" ADD COLUMN "state" text DEFAULT 'paid' NOT NULL;