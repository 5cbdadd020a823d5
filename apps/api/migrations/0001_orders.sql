CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_transactions" (
	"tran_ref" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"response_code" text NOT NULL,
	"response_message" text NOT NULL,
	"card_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sandbox_transactions_pageId_unique" UNIQUE("page_id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_code" text NOT NULL,
	"route" text NOT NULL,
	"texts" jsonb NOT NULL,
	"picture" jsonb,
	"quantity" integer NOT NULL,
	"price_fils" integer NOT NULL,
	"discounted_fils" integer NOT NULL,
	"line_total_fils" integer NOT NULL,
	"regulated_feeding" boolean NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK (quantity between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" text,
	"payment_method" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address_type" text NOT NULL,
	"address" text NOT NULL,
	"emirate" text NOT NULL,
	"area" text NOT NULL,
	"note" text,
	"products_value_fils" integer NOT NULL,
	"discount_fils" integer NOT NULL,
	"sub_total_fils" integer NOT NULL,
	"promo_discount_fils" integer NOT NULL,
	"shipping_fils" integer NOT NULL,
	"final_total_fils" integer NOT NULL,
	"vat_fils" integer NOT NULL,
	"promo_code" text,
	"hold" text NOT NULL,
	"attention" text,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_amounts" CHECK (final_total_fils >= 0 and promo_discount_fils >= 0 and final_total_fils = sub_total_fils - promo_discount_fils + shipping_fils)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body_hash" text NOT NULL,
	"tran_ref" text,
	"body" text NOT NULL,
	"signature_valid" boolean NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_bodyHash_unique" UNIQUE("body_hash")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"amount_fils" integer NOT NULL,
	"currency" text NOT NULL,
	"profile_id" integer NOT NULL,
	"tran_ref" text,
	"redirect_url" text,
	"requested_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_tranRef_unique" UNIQUE("tran_ref")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"minimum_sub_total_fils" integer NOT NULL,
	"usage_limit" integer,
	"used_count" integer NOT NULL,
	"once_per_user" boolean NOT NULL,
	"active" boolean NOT NULL,
	"sample" boolean NOT NULL,
	CONSTRAINT "promo_codes_used" CHECK (used_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("run_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sandbox_transactions_cart" ON "sandbox_transactions" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_tran_ref" ON "payment_events" USING btree ("tran_ref");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("requested_at") WHERE state in ('pending', 'review');--> statement-breakpoint
CREATE INDEX "promo_uses_code" ON "promo_uses" USING btree ("code","email");