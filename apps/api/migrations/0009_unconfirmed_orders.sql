CREATE TABLE "unconfirmed_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"payment_method" text NOT NULL,
	"user_id" text,
	"network" text NOT NULL,
	"mailbox" text NOT NULL,
	"mobile" text NOT NULL,
	"pieces" integer NOT NULL,
	"value_fils" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "promo_uses_code";--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "unconfirmed_orders" ADD CONSTRAINT "unconfirmed_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unconfirmed_orders" ADD CONSTRAINT "unconfirmed_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unconfirmed_orders_user" ON "unconfirmed_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unconfirmed_orders_network" ON "unconfirmed_orders" USING btree ("network");--> statement-breakpoint
CREATE INDEX "unconfirmed_orders_mailbox" ON "unconfirmed_orders" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "unconfirmed_orders_mobile" ON "unconfirmed_orders" USING btree ("mobile");--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_uses_user" ON "promo_uses" USING btree ("code","user_id");--> statement-breakpoint
CREATE INDEX "promo_uses_mailbox" ON "promo_uses" USING btree ("code","mailbox");--> statement-breakpoint
UPDATE "promo_uses" SET "user_id" = "orders"."user_id" FROM "orders" WHERE "orders"."id" = "promo_uses"."order_id";--> statement-breakpoint
ALTER TABLE "promo_uses" DROP COLUMN "email";