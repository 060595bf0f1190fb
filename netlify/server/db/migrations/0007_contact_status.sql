UPDATE "contacts" SET "status" = 'spam' WHERE "is_spam";--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "is_spam";