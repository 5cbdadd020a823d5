create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"content_key" text NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"route" text NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"picture" jsonb,
	"regulated_feeding" boolean NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "categories_route_unique" UNIQUE("route")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"route" text NOT NULL,
	"product_code" text NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"position" integer NOT NULL,
	"sortings" text[] NOT NULL,
	"age_from_months" integer,
	"ages" integer[] NOT NULL,
	"regulated_feeding" boolean NOT NULL,
	"has_variations" boolean NOT NULL,
	"default_variant" text,
	"from_price_fils" integer,
	"in_stock" boolean NOT NULL,
	"rating_tenths" integer,
	"rating_counts" integer[] NOT NULL,
	"summary" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"ingredients" text,
	"downloads" jsonb NOT NULL,
	"video" text,
	"video_title" text,
	"link" text,
	"related" text[] NOT NULL,
	"name_search" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"search_text" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "products_route_unique" UNIQUE("route"),
	CONSTRAINT "products_productCode_unique" UNIQUE("product_code")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"rating" integer NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"verified" boolean NOT NULL,
	"sample" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"code" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"barcode" text,
	"price_fils" integer,
	"discounted_fils" integer NOT NULL,
	"discount_percent" integer NOT NULL,
	"stock" integer NOT NULL,
	"color_code" text,
	"age_from_months" integer,
	"texts" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "variants_stock_not_negative" CHECK (stock >= 0),
	CONSTRAINT "variants_prices" CHECK ((price_fils is null or price_fils > 0) and discounted_fils >= 0)
);
--> statement-breakpoint
CREATE TABLE "searchable_articles" (
	"route" text PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"title_search" text NOT NULL,
	"head_search" text NOT NULL,
	"body_search" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sub_category_id_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_position" ON "products" USING btree ("position") WHERE active;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","position") WHERE active;--> statement-breakpoint
CREATE INDEX "products_sub_category" ON "products" USING btree ("sub_category_id","position") WHERE active;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("from_price_fils","position") WHERE active;--> statement-breakpoint
CREATE INDEX "products_added" ON "products" USING btree ("added_at","position") WHERE active;--> statement-breakpoint
CREATE INDEX "products_name_en" ON "products" USING btree (lower("name_en"),"position") WHERE active;--> statement-breakpoint
CREATE INDEX "products_name_ar" ON "products" USING btree ("name_ar","position") WHERE active;--> statement-breakpoint
CREATE INDEX "products_sortings" ON "products" USING gin ("sortings");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "searchable_articles_head" ON "searchable_articles" USING gin ("head_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "searchable_articles_body" ON "searchable_articles" USING gin ("body_search" gin_trgm_ops);