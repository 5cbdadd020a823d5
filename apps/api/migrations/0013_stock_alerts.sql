CREATE TABLE "stock_alerts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_announcements" (
	"product_code" text PRIMARY KEY NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "stock_announcements_pieces" CHECK (pieces >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_open" ON "stock_alerts" USING btree ("email","product_code") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("product_code","id") WHERE confirmed_at is not null and notified_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_user" ON "stock_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_created" ON "stock_alerts" USING btree ("created_at");