DROP INDEX "blog_posts_search_index";--> statement-breakpoint
DROP INDEX "blog_posts_title_index";--> statement-breakpoint
DROP INDEX "blog_tags_search_index";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "word_count" integer GENERATED ALWAYS AS (array_length(regexp_split_to_array(regexp_replace(content, '^\s+|\s+$', '', 'g'), '\s+'), 1)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_posts_search_index" ON "blog_posts" USING gin ("search_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "blog_posts_title_index" ON "blog_posts" USING gin ("title" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "blog_tags_search_index" ON "blog_tags" USING gin (to_tsvector('english', "name")) WITH (fastupdate=false);--> statement-breakpoint
-- Posts that a query matches by their text or by a tag, and those whose title is much like `title_like`.
-- The planner takes reading all posts for cheap, because it does not count what search vectors cost to fetch.
CREATE FUNCTION "find_blog_posts"("query" tsquery, "title_like" text) RETURNS TABLE ("post_id" integer)
LANGUAGE plpgsql STABLE ROWS 50 SET enable_seqscan = off AS $$
BEGIN
	RETURN QUERY
	SELECT p."id" FROM "blog_posts" p WHERE p."search_vector" @@ "query"
	UNION
	SELECT pt."post_id" FROM "blog_tags" t JOIN "blog_post_tags" pt ON pt."tag_id" = t."id"
	WHERE t."is_active" AND to_tsvector('english', t."name") @@ "query"
	UNION
	SELECT p."id" FROM "blog_posts" p WHERE "title_like" <% p."title";
END $$;--> statement-breakpoint
-- What a post carries of its categories and tags. Functions, because the plan of a function is kept and that of
-- a subquery made anew for every page of posts.
CREATE FUNCTION "categories_of_post"("of_post" integer) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (
		SELECT coalesce(json_agg(json_build_object(
			'id', c."id", 'name', c."name", 'slug', c."slug", 'description', c."description", 'color', c."color"
		) ORDER BY c."sort_order", c."name"), '[]')
		FROM "blog_post_categories" pc JOIN "blog_categories" c ON c."id" = pc."category_id"
		WHERE pc."post_id" = "of_post" AND c."is_active"
	);
END $$;--> statement-breakpoint
CREATE FUNCTION "tags_of_post"("of_post" integer) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (
		SELECT coalesce(json_agg(json_build_object(
			'id', t."id", 'name', t."name", 'slug', t."slug", 'description', t."description", 'color', t."color"
		) ORDER BY t."name"), '[]')
		FROM "blog_post_tags" pt JOIN "blog_tags" t ON t."id" = pt."tag_id"
		WHERE pt."post_id" = "of_post" AND t."is_active"
	);
END $$;
