import { MessagesSection } from './MessagesSection.tsx'
import { OwnerSection } from './OwnerSection.tsx'
import { PostsSection } from './PostsSection.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'

/** The public face, for whoever runs the installation. */
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
