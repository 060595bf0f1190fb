-- What each of these posts carries of its categories and tags: one call for a page of posts, where
-- categories_of_post and tags_of_post take two for each.
CREATE FUNCTION "references_of_posts"("of_posts" integer[]) RETURNS TABLE ("post_id" integer, "categories" json, "tags" json)
LANGUAGE plpgsql STABLE ROWS 10 AS $$
BEGIN
	RETURN QUERY
	SELECT p."id", coalesce(c."list", '[]'), coalesce(t."list", '[]')
	FROM unnest("of_posts") AS p("id")
	LEFT JOIN (
		SELECT pc."post_id" AS "id", json_agg(json_build_object(
			'id', c."id", 'name', c."name", 'slug', c."slug", 'description', c."description", 'color', c."color"
		) ORDER BY c."sort_order", c."name") AS "list"
		FROM "blog_post_categories" pc JOIN "blog_categories" c ON c."id" = pc."category_id"
		WHERE pc."post_id" = ANY("of_posts") AND c."is_active"
		GROUP BY pc."post_id"
	) c ON c."id" = p."id"
	LEFT JOIN (
		SELECT pt."post_id" AS "id", json_agg(json_build_object(
			'id', t."id", 'name', t."name", 'slug', t."slug", 'description', t."description", 'color', t."color"
		) ORDER BY t."name") AS "list"
		FROM "blog_post_tags" pt JOIN "blog_tags" t ON t."id" = pt."tag_id"
		WHERE pt."post_id" = ANY("of_posts") AND t."is_active"
		GROUP BY pt."post_id"
	) t ON t."id" = p."id";
END $$;
