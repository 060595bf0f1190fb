-- Texts and search vectors are read far more often than written: unpacking them costs more than the room they take.
ALTER TABLE "blog_posts" ALTER COLUMN "content" SET STORAGE EXTERNAL, ALTER COLUMN "search_vector" SET STORAGE EXTERNAL;--> statement-breakpoint
UPDATE "blog_posts" SET "content" = "content";
