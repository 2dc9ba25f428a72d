import { useInfiniteQuery } from '@tanstack/react-query'
import type { DashboardList } from '@/lib/contracts/dashboard'
import { api } from './api'

const pollMs = 2_000

/** The account's dashboards, newest first; read again while one of them is being made. */
export function useDashboards(initial: DashboardList) {
  return useInfiniteQuery({
    queryKey: ['dashboards'],
    queryFn: ({ pageParam, signal }) => api.listDashboards({ cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    initialData: { pages: [initial], pageParams: [undefined] },
    refetchInterval: ({ state }) => (state.data?.pages.some(isMakingOne) ? pollMs : false),
  })
}

const isMakingOne = (page: DashboardList) => page.items.some((item) => item.status === 'processing')
