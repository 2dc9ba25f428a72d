import { replyPicture } from '@/lib/http/reply-picture'

export const dynamic = 'force-dynamic'

type Route = { params: Promise<{ linkId: string }> }

export const GET = async (request: Request, { params }: Route): Promise<Response> =>
  replyPicture(request, (await params).linkId)
