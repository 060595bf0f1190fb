CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "blog_search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_slug_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_slug_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"post_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_slug_history_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "build_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "build_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"post_id" integer,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"succeeded_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "build_requests_reason_check" CHECK ("build_requests"."reason" in ('published', 'updated', 'unpublished', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "blog_slug_history" ADD CONSTRAINT "blog_slug_history_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_search_words_nearest_index" ON "blog_search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_slug_history_post_id_index" ON "blog_slug_history" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "build_requests_pending_index" ON "build_requests" USING btree ("next_attempt_at") WHERE "build_requests"."succeeded_at" is null;--> statement-breakpoint
CREATE INDEX "build_requests_succeeded_at_index" ON "build_requests" USING btree ("succeeded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_analytics_once_index" ON "blog_analytics" USING btree ("post_id","event","session_id") WHERE "blog_analytics"."event" in ('view', 'like');--> statement-breakpoint
CREATE INDEX "blog_posts_title_index" ON "blog_posts" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_tags_search_index" ON "blog_tags" USING gin (to_tsvector('english', "name"));--> statement-breakpoint
CREATE FUNCTION "add_blog_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "blog_search_words" ("word")
	SELECT "lexeme" FROM unnest(to_tsvector('simple', concat_ws(' ', NEW."title", NEW."excerpt", NEW."content")))
	WHERE "lexeme" ~ '^[[:alpha:]]{4,30}$'
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "blog_posts_search_words" AFTER INSERT OR UPDATE OF "title", "excerpt", "content", "status" ON "blog_posts"
FOR EACH ROW WHEN (NEW."status" = 'published') EXECUTE FUNCTION "add_blog_search_words"();
