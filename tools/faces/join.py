"""Joins variable faces that were cut from one source into one file, with every pair, mark and form of each.

    pip install fonttools brotli
    python tools/faces/join.py OUT.woff2 FIRST.woff2 SECOND.woff2

fonttools merges static faces only. The faces must have the same axis, units and line: nothing is measured anew. Pairs across two faces do not
come back, as there were none between them. What is too much is cut afterwards (pyftsubset --layout-features='*' --notdef-outline --no-hinting).
"""
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.varLib import hvar


def main(out, paths):
    joined = read(paths[0], 0)
    for number, path in enumerate(paths[1:], 1):
        add(joined, read(path, number))
    for table in ("HVAR", "VVAR"):
        if table in joined:
            del joined[table]
    hvar.add_HVAR(joined)
    joined.flavor = "woff2"
    joined.save(out)


def read(path, number):
    """A face whose glyphs have names of its own, read as a whole before anything is moved."""
    face = TTFont(path, lazy=False)
    face.setGlyphOrder([name if name == ".notdef" else f"{name}.{number}" for name in face.getGlyphOrder()])
    for table in face.keys():
        if table != "GlyphOrder":
            face[table]
    for name in face.getGlyphOrder():
        face["glyf"][name].expand(face["glyf"])
        face["gvar"].variations.get(name)
    for table in ("GPOS", "GSUB", "GDEF"):
        if table in face:
            each(face[table].table, lambda node: node.ensureDecompiled() if hasattr(node, "ensureDecompiled") else None)
    face["post"].formatType = 3.0
    return face


def each(node, visit):
    if isinstance(node, (list, tuple)):
        for part in node:
            each(part, visit)
    elif isinstance(node, dict):
        each(list(node.values()), visit)
    elif type(node).__module__.startswith("fontTools"):
        visit(node)
        each(list(node.__dict__.values()), visit)


def add(to, other):
    assert [axis.axisTag for axis in to["fvar"].axes] == [axis.axisTag for axis in other["fvar"].axes]
    assert to["head"].unitsPerEm == other["head"].unitsPerEm
    assert all(getattr(to["hhea"], part) == getattr(other["hhea"], part) for part in ("ascent", "descent", "lineGap"))
    mark_sets = add_definitions(to, other)
    for table in ("GPOS", "GSUB"):
        add_layout(to, other, table, mark_sets)
    add_glyphs(to, other)


def add_definitions(to, other):
    """Classes, sets of marks and variations; returns how many sets of marks there were before."""
    if "GDEF" not in other:
        return 0
    ours, theirs = to["GDEF"].table, other["GDEF"].table
    assert not getattr(theirs, "AttachList", None) and not getattr(theirs, "LigCaretList", None)
    sets = getattr(ours, "MarkGlyphSetsDef", None)
    before = len(sets.Coverage) if sets else 0
    add_variations(ours, theirs, other)
    for name in ("GlyphClassDef", "MarkAttachClassDef"):
        mine, yours = getattr(ours, name, None), getattr(theirs, name, None)
        if yours and mine:
            assert name == "GlyphClassDef" or not (mine.classDefs and yours.classDefs)
            mine.classDefs.update(yours.classDefs)
        elif yours:
            setattr(ours, name, yours)
    added = getattr(theirs, "MarkGlyphSetsDef", None)
    if added and sets:
        sets.Coverage += added.Coverage
    elif added:
        ours.MarkGlyphSetsDef = added
    ours.Version = max(ours.Version, theirs.Version)
    return before


def add_variations(ours, theirs, other):
    mine, yours = getattr(ours, "VarStore", None), getattr(theirs, "VarStore", None)
    if yours is None:
        return
    if mine is None:
        ours.VarStore = yours
        return
    def corners(region):
        return [(axis.StartCoord, axis.PeakCoord, axis.EndCoord) for axis in region.VarRegionAxis]
    known = mine.VarRegionList.Region
    for region in yours.VarRegionList.Region:
        if corners(region) not in map(corners, known):
            known.append(region)
    places = [list(map(corners, known)).index(corners(region)) for region in yours.VarRegionList.Region]
    before = len(mine.VarData)
    for data in yours.VarData:
        data.VarRegionIndex = [places[index] for index in data.VarRegionIndex]
        mine.VarData.append(data)
    mine.VarRegionList.RegionCount, mine.VarDataCount = len(known), len(mine.VarData)
    def shift(node):
        if isinstance(node, otTables.Device) and node.DeltaFormat == 0x8000:
            node.StartSize += before
    if "GPOS" in other:
        each(other["GPOS"].table, shift)


def add_layout(to, other, name, mark_sets):
    """Rules of the second after those of the first; a script or language that one of them does not name has what it has by default."""
    if name not in other:
        return
    if name not in to:
        to[name] = other[name]
        return
    ours, theirs = to[name].table, other[name].table
    assert not getattr(ours, "FeatureVariations", None) and not getattr(theirs, "FeatureVariations", None)
    before = len(ours.LookupList.Lookup)
    def shift(node):
        if isinstance(node, (otTables.SubstLookupRecord, otTables.PosLookupRecord)):
            node.LookupListIndex += before
    for lookup in theirs.LookupList.Lookup:
        if lookup.LookupFlag & 0x10:
            lookup.MarkFilteringSet += mark_sets
        each(lookup.SubTable, shift)
        ours.LookupList.Lookup.append(lookup)
    mine, yours = systems(ours), systems(theirs)
    features, chosen = [], {}
    for key in sorted(mine | yours):
        first, second = rules(ours, mine, key), rules(theirs, yours, key)
        chosen[key] = []
        for tag in sorted(first | second):
            feature = (tag, sorted(first.get(tag, []) + [index + before for index in second.get(tag, [])]))
            if feature not in features:
                features.append(feature)
            chosen[key].append(feature)
    features.sort()
    ours.LookupList.LookupCount = len(ours.LookupList.Lookup)
    ours.FeatureList.FeatureRecord = [feature_record(*feature) for feature in features]
    ours.FeatureList.FeatureCount = len(features)
    ours.ScriptList.ScriptRecord = [
        script_record(script, {key[1]: sorted(map(features.index, wanted)) for key, wanted in chosen.items() if key[0] == script})
        for script in sorted({key[0] for key in chosen})
    ]
    ours.ScriptList.ScriptCount = len(ours.ScriptList.ScriptRecord)


def systems(table):
    return {
        (record.ScriptTag, language): system
        for record in table.ScriptList.ScriptRecord
        for language, system in [("", record.Script.DefaultLangSys)] + [(it.LangSysTag, it.LangSys) for it in record.Script.LangSysRecord]
    }


def rules(table, known, key):
    system = known.get(key) or known.get((key[0], "")) or known.get(("DFLT", ""))
    found = {}
    for index in system.FeatureIndex if system else []:
        record = table.FeatureList.FeatureRecord[index]
        found[record.FeatureTag] = sorted({*found.get(record.FeatureTag, []), *record.Feature.LookupListIndex})
    return found


def feature_record(tag, lookups):
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = tag, otTables.Feature()
    record.Feature.FeatureParams, record.Feature.LookupListIndex, record.Feature.LookupCount = None, lookups, len(lookups)
    return record


def script_record(tag, languages):
    record = otTables.ScriptRecord()
    record.ScriptTag, record.Script = tag, otTables.Script()
    record.Script.DefaultLangSys, record.Script.LangSysRecord = None, []
    for language, indexes in languages.items():
        system = otTables.LangSys()
        system.LookupOrder, system.ReqFeatureIndex = None, 0xFFFF
        system.FeatureIndex, system.FeatureCount = indexes, len(indexes)
        if language == "":
            record.Script.DefaultLangSys = system
            continue
        named = otTables.LangSysRecord()
        named.LangSysTag, named.LangSys = language, system
        record.Script.LangSysRecord.append(named)
    record.Script.LangSysCount = len(record.Script.LangSysRecord)
    return record


def add_glyphs(to, other):
    known = to.getGlyphOrder()
    added = [name for name in other.getGlyphOrder() if name not in known]
    to.setGlyphOrder(known + added)
    to["glyf"].setGlyphOrder(known + added)
    for name in added:
        to["glyf"].glyphs[name] = other["glyf"][name]
        to["gvar"].variations[name] = other["gvar"].variations.get(name, [])
        for table in ("hmtx", "vmtx"):
            if table in to:
                to[table].metrics[name] = other[table].metrics[name]
    for ours in to["cmap"].tables:
        for theirs in other["cmap"].tables:
            if (ours.platformID, ours.platEncID) == (theirs.platformID, theirs.platEncID):
                ours.cmap = {**theirs.cmap, **ours.cmap}
    for number in range(1, 5):
        name = f"ulUnicodeRange{number}"
        setattr(to["OS/2"], name, getattr(to["OS/2"], name) | getattr(other["OS/2"], name))


main(sys.argv[1], sys.argv[2:])
