CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"recipient" jsonb,
	"address" text NOT NULL,
	"area" text NOT NULL,
	"emirate" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
INSERT INTO "addresses" ("id", "user_id", "type", "address", "area", "emirate", "is_default", "created_at", "changed_at")
SELECT substr(md5('address:' || "id"), 1, 24), "id", 'home', "address", "area", "emirate", true, "created_at", "changed_at" FROM "users";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "area";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "emirate";