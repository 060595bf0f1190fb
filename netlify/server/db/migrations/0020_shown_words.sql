-- What a search may find of a post's Markdown: without comments (also those that nothing ends), blocks of HTML and
-- definitions and tags, which its page leaves out. Rather a word too few: what looks like one of them in code as well.
CREATE FUNCTION "shown_words"("markdown" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
	regexp_replace("markdown", '^[ \t>*+-]*<!--(?:[^-]|-[^-]|--+[^->])*(?:--+>[^\n]*|-*\Z)|<!--(?:[^-]|-[^-]|--+[^->])*(?:--+>|-*\Z)', ' ', 'gw'),
	'^(?:[ \t>*+-]*<[/?!]?[a-zA-Z][^\n]*(?:\n[^\n]*[^\s][^\n]*)*| {0,3}\[[^][\n]+\]:[^\n]*)|<[/?!a-zA-Z][^<>\n]*>', ' ', 'gw'
);--> statement-breakpoint
DROP INDEX "blog_posts_search_index";--> statement-breakpoint
ALTER TABLE "blog_posts" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', coalesce(excerpt, '')), 'B') || setweight(to_tsvector('english', shown_words(content)), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "blog_posts_search_index" ON "blog_posts" USING gin ("search_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_blog_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "blog_search_words" ("word")
	SELECT "lexeme"
	FROM unnest(to_tsvector('simple', concat_ws(' ', NEW."title", NEW."excerpt", shown_words(NEW."content"))))
	WHERE "lexeme" ~ '^[[:alpha:]]{4,30}$'
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
DELETE FROM "blog_search_words";--> statement-breakpoint
INSERT INTO "blog_search_words" ("word")
SELECT DISTINCT "lexeme"
FROM "blog_posts", unnest(to_tsvector('simple', concat_ws(' ', "title", "excerpt", shown_words("content"))))
WHERE "status" = 'published' AND "lexeme" ~ '^[[:alpha:]]{4,30}$';
