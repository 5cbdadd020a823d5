CREATE TABLE "search_terms" (
	"corpus" text NOT NULL,
	"word" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "search_terms_corpus_word_pk" PRIMARY KEY("corpus","word")
);
--> statement-breakpoint
DROP INDEX "products_position";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_sub_category";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_articles" ADD COLUMN "title_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_articles" ADD COLUMN "head_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_articles" ADD COLUMN "body_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_terms_beginning" ON "search_terms" USING btree ("corpus","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_terms_near" ON "search_terms" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_ages" ON "products" USING gin ("ages");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "searchable_articles_head_words" ON "searchable_articles" USING gin ("head_words");--> statement-breakpoint
CREATE INDEX "searchable_articles_body_words" ON "searchable_articles" USING gin ("body_words");--> statement-breakpoint
CREATE INDEX "products_position" ON "products" USING btree ("position","from_price_fils","in_stock","regulated_feeding") WHERE active;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","position","from_price_fils","in_stock") WHERE active;--> statement-breakpoint
CREATE INDEX "products_sub_category" ON "products" USING btree ("sub_category_id","position","from_price_fils","in_stock") WHERE active;