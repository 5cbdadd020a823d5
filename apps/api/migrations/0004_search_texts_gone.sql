DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "searchable_articles_head";--> statement-breakpoint
DROP INDEX "searchable_articles_body";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name_search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "searchable_articles" DROP COLUMN "title_search";--> statement-breakpoint
ALTER TABLE "searchable_articles" DROP COLUMN "head_search";--> statement-breakpoint
ALTER TABLE "searchable_articles" DROP COLUMN "body_search";--> statement-breakpoint
-- Long texts and pictures are kept beside the rows, so that looking through many products reads little.
ALTER TABLE "products" SET (toast_tuple_target = 512);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "name_words" SET STORAGE MAIN;
