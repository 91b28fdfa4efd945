import { MessagesSection } from './MessagesSection.tsx'
import { OwnerSection } from './OwnerSection.tsx'
import { PostsSection } from './PostsSection.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'

/** Settings of the public pages, for admins. */
export default function AdminSection() {
  return (
    <>
      <OwnerSection />
      <MessagesSection />
      <ReviewsSection />
      <PostsSection />
    </>
  )
}
