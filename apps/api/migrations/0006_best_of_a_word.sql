ALTER TABLE "search_terms" ADD COLUMN "best" text[];
