CREATE TABLE "order_browsers" (
	"order_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "order_browsers_order_id_browser_hash_pk" PRIMARY KEY("order_id","browser_hash")
);
--> statement-breakpoint
DROP INDEX "orders_one_open";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_opener_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "links_mailed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_browsers" ADD CONSTRAINT "order_browsers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_of_browser" ON "orders" USING btree ("submission_id","tier","provider","opened_by") WHERE "orders"."status" in ('pending', 'processing');