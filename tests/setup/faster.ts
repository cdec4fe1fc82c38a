/**
 * Two things that jsdom and React do at every turn, a quarter of the tests' time, without any difference to a test.
 */
import * as React from 'react';

/** React notes for each element where it was made, for its warnings; beyond so many in a second it doesn't. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

type Styled = HTMLElement | SVGElement;
const isStyled = (element: Element | null): element is Styled => element !== null && 'style' in element;

/**
 * jsdom matches each rule of a browser's own style sheet to an element whose style is asked for, and looking a role up asks for
 * that of every element and those around it. The portal's styles aren't in the document (TestTheme), so whether an element shows is
 * said by its tag and its own attributes. All other properties are jsdom's.
 */
const quickenStyles = (): void => {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const displayOf = (element: Styled): string => {
    if (element.style.display !== '') return element.style.display;
    const kind = [element.localName, element.hasAttribute('hidden'), element.getAttribute('type') === 'hidden'].join();
    const display = displays.get(kind) ?? compute(element).display;
    displays.set(kind, display);
    return display;
  };
  const visibilityOf = (element: Styled): string => {
    for (let at: Element | null = element; isStyled(at); at = at.parentElement)
      if (at.style.visibility !== '') return at.style.visibility;
    return 'visible';
  };
  window.getComputedStyle = (element, pseudo) => {
    if (!isStyled(element) || typeof pseudo === 'string' || document.styleSheets.length > 0)
      return compute(element, pseudo);
    const read = (name: string | symbol): unknown => {
      if (name === 'display') return displayOf(element);
      if (name === 'visibility') return visibilityOf(element);
      if (name === 'getPropertyValue') return (property: string) => read(property);
      const style = compute(element);
      return name in style ? Reflect.get(style, name) : style.getPropertyValue(String(name));
    };
    return new Proxy(element.style, { get: (_style, name) => read(name) });
  };
};

if (typeof window !== 'undefined') quickenStyles();
