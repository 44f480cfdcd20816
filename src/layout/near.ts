import type { ClientDirective } from "astro";

/**
 * Starts an island when it is this close to the window (`client:near`), so that on a phone its script is there by the
 * time that it is seen.
 */
const margin = "200px";

const near: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const start = await load();
      await start();
    },
    { rootMargin: margin },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
};

export default near;
