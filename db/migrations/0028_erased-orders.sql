CREATE TABLE "erased_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_session_id" text NOT NULL,
	"provider_ids" text[] NOT NULL,
	"payments" jsonb NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"over_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "erased_orders_ids" ON "erased_orders" USING gin ("provider_ids");--> statement-breakpoint
CREATE INDEX "erased_orders_due" ON "erased_orders" USING btree ("settled_at") WHERE "erased_orders"."over_at" is null;
--> statement-breakpoint
-- Whoever deletes an order leaves what its provider calls it, so that money that moves later is known.
CREATE FUNCTION remember_erased_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.provider_session_id IS NOT NULL THEN
    INSERT INTO erased_orders (id, provider, provider_session_id, provider_ids, payments)
      SELECT OLD.id, OLD.provider, OLD.provider_session_id,
        array_remove(ARRAY[OLD.provider_session_id, OLD.provider_payment_id, OLD.provider_subscription_id] || array_agg(payment_id), NULL),
        coalesce(jsonb_object_agg(invoice_id, state) FILTER (WHERE invoice_id IS NOT NULL), '{}') || CASE
          WHEN OLD.paid_at IS NULL OR OLD.catalogue ->> 'interval' IS NOT NULL THEN '{}'
          ELSE jsonb_build_object(OLD.id, CASE WHEN OLD.status IN ('refunded', 'disputed') THEN OLD.status ELSE 'paid' END)
        END
      FROM paid_invoices WHERE provider = OLD.provider AND order_id = OLD.id
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_erased BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION remember_erased_order();
