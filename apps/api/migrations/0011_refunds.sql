CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"return_id" uuid,
	"reason" text NOT NULL,
	"method" text NOT NULL,
	"amount_fils" integer NOT NULL,
	"state" text NOT NULL,
	"cart_id" text NOT NULL,
	"tran_ref" text,
	"settlement_reference" text,
	"requested_at" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "refunds_tranRef_unique" UNIQUE("tran_ref"),
	CONSTRAINT "refunds_amount" CHECK (amount_fils > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_fils" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("run_at") WHERE method = 'card' and state in ('due', 'sent');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunds" CHECK (refund_fils between 0 and final_total_fils);--> statement-breakpoint
INSERT INTO "refunds" ("order_id", "reference", "idempotency_key", "reason", "method", "amount_fils", "state", "cart_id", "requested_at", "run_at", "settled_at", "last_error")
SELECT "id", "number" || '-R1', 'cancelled:' || "number", 'cancelled', 'card', "final_total_fils", 'refused', "number" || '-R1', "changed_at", "changed_at", "changed_at", 'Due before refunds were sent by the shop: settle it if it was refunded in the provider''s dashboard, else retry it'
FROM "orders" WHERE "attention" = 'refund_due' AND "final_total_fils" > 0;--> statement-breakpoint
UPDATE "orders" SET "refund_fils" = "final_total_fils", "attention" = NULL WHERE "attention" = 'refund_due';
